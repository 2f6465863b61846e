import { whatsappDigits } from "@etalase/contracts/text/phone";
import { cleanPhone, contactPhoneProblem, internationalForm } from "@etalase/contracts/text/typed-phone";
import { Link } from "@mui/material";
import { useFormState, useWatch } from "react-hook-form";
import { TextFieldInput } from "../kit/form/TextFieldInput.tsx";
import { rich } from "../kit/language/rich.ts";
import { refusal, t } from "../kit/language/t.ts";
import { reach } from "../kit/theme/palette.ts";

const none = t("Without a number the order buttons lead to the contact form.");

/** Shows the effect of the number: the link of the order buttons, or why there is none. */
function Consequence({ source }: Readonly<{ source: string }>) {
  const typed: unknown = useWatch({ name: source });
  const { dirtyFields } = useFormState();
  const phone = typeof typed === "string" ? cleanPhone(typed) : "";
  if (phone === "") return none;
  const problem = contactPhoneProblem(phone);
  const digits = whatsappDigits(phone);
  // A number stored before the rule existed keeps working as it did.
  if (problem && !dirtyFields[source] && !digits)
    return `${refusal(problem)}. ${t("Until then they lead to the contact form.")}`;
  if (problem) return `${refusal(problem)}.`;
  const link = `https://wa.me/${digits}`;
  return rich("{phone}: the order buttons open {link}", {
    phone: internationalForm(digits),
    link: (
      <Link href={link} target="_blank" rel="noopener" sx={reach}>
        {link.replace("https://", "")}
      </Link>
    ),
  });
}

/** The agency's phone number, with the chat link that it makes. */
export const PhoneInput = ({ source, label }: Readonly<{ source: string; label: string }>) => (
  <TextFieldInput
    source={source}
    label={label}
    type="tel"
    placeholder="0812 3456 7890"
    helper={<Consequence source={source} />}
  />
);
