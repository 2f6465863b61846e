import type { Partner, PartnerInput } from "@etalase/contracts/plain/partners.schema";
import { expectTypeOf, test } from "vitest";
import type { RecordForm } from "./FormScreens.tsx";

type Form = RecordForm<Partner, PartnerInput, "logo">;

const text = { label: "Text", initial: "" };
const whole = { name: text, website: text, description: text, isActive: text };

// Nothing runs here: the compiler would report the failure.
test("a field that is forgotten does not compile", () => {
  // @ts-expect-error: the form lacks the website
  const fields: Form["fields"] = { name: text, description: text, isActive: text };

  // @ts-expect-error: the server knows no motto
  const more: Form["fields"] = { name: text, website: text, description: text, isActive: text, motto: text };

  // @ts-expect-error: it is not known what the description is in a new record
  const half: Form["fields"] = { name: text, website: text, description: { label: "Text" }, isActive: text };

  // @ts-expect-error: the form's picture is another
  const picture: Form["picture"] = "photo";

  // @ts-expect-error: a form sends a field always, if it was changed, or also when null
  const sent: Form["fields"] = { ...whole, website: { ...text, sent: "never" } };

  expectTypeOf([fields, more, half, picture, sent]).toBeArray();
});
