import type { Partner } from "@etalase/contracts/partners";
import type { PartnerInput } from "@etalase/contracts/partners.schema";
import { expectTypeOf, test } from "vitest";
import type { Wire } from "../data/wire.ts";
import type { RecordForm } from "./FormScreens.tsx";

type Form = RecordForm<Partner, PartnerInput, "logo">;

// Nothing runs here: the compiler is what fails.
test("a field that is forgotten does not compile", () => {
  // @ts-expect-error: the website has no label
  const labels: Form["labels"] = { name: "Name", description: "Description", isActive: "Active" };

  // @ts-expect-error: a new record begins without a description
  const initial: Form["initial"] = { name: "", website: "", isActive: true, logo: null };

  // @ts-expect-error: a new record begins without its picture
  const pictureless: Form["initial"] = { name: "", website: "", description: "", isActive: true };

  // @ts-expect-error: whether it is active never travels
  const fields: Wire<keyof PartnerInput | "logo">["fields"] = {
    name: "always",
    website: "always",
    description: "always",
    logo: "always",
  };

  // @ts-expect-error: the server knows no motto
  const more: Form["labels"] = { name: "", website: "", description: "", isActive: "", motto: "Motto" };

  expectTypeOf([labels, initial, pictureless, fields, more]).toBeArray();
});
