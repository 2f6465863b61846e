import type { Partner, PartnerInput } from "@etalase/contracts/partners.schema";
import { expectTypeOf, test } from "vitest";
import type { Wire } from "../data/wire.ts";
import type { RecordForm } from "./FormScreens.tsx";

type Form = RecordForm<Partner, PartnerInput, "logo">;

const text = { label: "Text", initial: "" };

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

  // @ts-expect-error: whether it is active never travels
  const sent: Wire<keyof PartnerInput | "logo">["fields"] = {
    name: true,
    website: true,
    description: true,
    logo: true,
  };

  // @ts-expect-error: the picture never travels
  const rest: Wire<keyof PartnerInput | "logo">["fields"] = {
    name: true,
    website: true,
    description: true,
    isActive: true,
  };

  expectTypeOf([fields, more, half, picture, sent, rest]).toBeArray();
});
