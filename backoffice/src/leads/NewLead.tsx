import { readChat } from "@etalase/contracts/leads/chat";
import { type HandKind, handKinds, leadLimits } from "@etalase/contracts/leads/leads";
import { type HandInput, handInput, type Lead } from "@etalase/contracts/leads/leads.schema";
import { Box, Button, MenuItem, TextField } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { ContactIcon } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useLocation, useNavigate } from "react-router-dom";
import type { EtalaseProvider } from "../kit/data/dataProvider.ts";
import { useSettings } from "../kit/data/SettingsProvider.tsx";
import { Columns } from "../kit/form/FormColumns.tsx";
import { LeaveGuard } from "../kit/form/LeaveGuard.tsx";
import { LockedFields } from "../kit/form/LockedFields.tsx";
import { PriceInput } from "../kit/form/PriceField.tsx";
import { SchemaForm } from "../kit/form/SchemaForm.tsx";
import { SegmentInput } from "../kit/form/SegmentInput.tsx";
import { SelectInput } from "../kit/form/SelectInput.tsx";
import { SubmitButton } from "../kit/form/SubmitButton.tsx";
import { TextFieldInput } from "../kit/form/TextFieldInput.tsx";
import { t } from "../kit/language/t.ts";
import { useCompact } from "../kit/list/FilterBar.tsx";
import { useDone } from "../kit/notices/UndoButton.tsx";
import { useBack } from "../kit/notices/useBack.ts";
import { FoldedSection } from "../kit/parts/FoldedSection.tsx";
import { FormSection } from "../kit/parts/FormSection.tsx";
import { rupiah } from "../kit/parts/format.ts";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { usePackageChoices } from "./lead/usePackageChoices.ts";
import { kindNames } from "./lead/words.ts";

const fields = ["name", "phone", "email", "package", "message"] as const;

/** The words that another app shares. */
function sharedIn(search: string): string {
  const shared = new URLSearchParams(search);
  return ["title", "text", "url"].flatMap((name) => shared.get(name) || []).join("\n");
}

/**
 * The text to read a lead from, which begins with the one that another app shares. It fills in the form's fields, except
 * those that somebody has changed since.
 */
function useReading() {
  const { getValues, setValue } = useFormContext();
  const { isSubmitted } = useFormState();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { settings } = useSettings();
  const packages = usePackageChoices({ isActive: true });
  const [text, type] = useState(() => sharedIn(search));
  const filled = useRef<Readonly<Record<string, string>>>({});

  // The shared words are a person's, and need not stay in the address.
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);

  const fill = useEffectEvent(() => {
    const named = packages.map(({ id, name }) => ({ slug: id, name }));
    const facts = readChat(text.slice(0, leadLimits.chatMax), { own: settings, packages: named });
    for (const name of fields) {
      const [before = "", next] = [filled.current[name], facts[name] ?? ""];
      if (getValues(name) !== before || next === before) continue;
      setValue(name, next, { shouldDirty: true, shouldValidate: isSubmitted });
      filled.current = { ...filled.current, [name]: next };
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read again when one of these has come
  useEffect(fill, [text, packages.length, settings]);
  return { text, type };
}

const empty = { kind: "chat", name: "", phone: "", email: "", message: "", package: "", value: null, note: "" };

const kindChoices = handKinds.map((id: HandKind) => ({ id, name: kindNames[id], helper: "" }));

/** A chat, from which the fields are filled in. */
function Chat() {
  const { text, type } = useReading();
  return (
    <TextField
      multiline
      minRows={5}
      maxRows={8}
      label={t("Paste a chat, or type")}
      value={text}
      onChange={({ target }) => type(target.value)}
      helperText={t("Name, number and package are filled in from it.")}
    />
  );
}

/** https://w3c.github.io/contact-picker/, which Chrome has on Android, and TypeScript's library does not know. */
type Contacts = Readonly<{
  select(of: readonly string[]): Promise<readonly Readonly<{ name?: readonly string[]; tel?: readonly string[] }>[]>;
}>;

/** Takes a name and a number from the phone's contacts, in browsers that can show them. */
function ContactButton() {
  const { setValue } = useFormContext();
  const notify = useNotify();
  const { contacts } = navigator as Navigator & Readonly<{ contacts?: Contacts }>;
  if (!contacts) return null;
  const pick = async () => {
    try {
      const [{ name, tel } = {}] = await contacts.select(["name", "tel"]);
      for (const [field, value] of [["name", name?.[0]] as const, ["phone", tel?.[0]] as const])
        if (value) setValue(field, value, { shouldDirty: true, shouldValidate: true });
    } catch {
      notify(t("The contacts could not be read. Type the name and the number."), { type: "warning" });
    }
  };
  return (
    <Button variant="outlined" startIcon={<ContactIcon />} onClick={() => void pick()} sx={{ alignSelf: "start" }}>
      {t("From contacts")}
    </Button>
  );
}

const pair = { display: "grid", gap: 2.25, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" } };

/** The fields that few leads need at once, named by their values while they are folded. */
function More() {
  const [email, slug, value, note] = useWatch({ name: ["email", "package", "value", "note"] });
  const { errors } = useFormState();
  const packages = usePackageChoices({ isActive: true });
  const isCompact = useCompact();
  const wanted = packages.find(({ id }) => id === slug);
  const known = [wanted?.name, email, value && rupiah(value), note].filter(Boolean).join(" · ");
  const isRefused = ["email", "package", "value", "note", "message"].some((field) => field in errors);
  return (
    <FoldedSection
      title={t("Details")}
      about={known || t("Package, value, e-mail, note")}
      isOpen={isRefused || !isCompact}
    >
      <Box sx={{ display: "grid", gap: 2.25 }}>
        <SelectInput source="package" label={t("Package")}>
          <MenuItem value="">{t("No package")}</MenuItem>
          {packages.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </SelectInput>
        <PriceInput source="value" label={t("Value")} />
        <TextFieldInput source="email" label={t("E-mail")} type="email" autoComplete="off" />
        <TextFieldInput source="message" label={t("Message")} multiline minRows={2} maxRows={8} />
        <TextFieldInput source="note" label={t("New note")} multiline minRows={2} maxRows={8} />
      </Box>
    </FoldedSection>
  );
}

/** Records a lead that came by another way than the website: a pasted or shared chat, a call, a visit. */
export function NewLead() {
  const provider = useDataProvider<EtalaseProvider>();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const tell = useDone();
  const back = useBack();
  const isOver = useRef(false);

  const save = async (data: HandInput) => {
    const { data: lead } = await provider.create("leads", { data });
    const { id }: Lead = lead;
    isOver.current = true;
    await navigate(`${back}/${id}`, { replace: true });
    tell(t("Lead saved"), lead);
    await queries.invalidateQueries({ queryKey: ["leads"] });
  };

  return (
    <SchemaForm schema={handInput} defaultValues={empty} onSubmit={save}>
      <PageHead title={t("New lead")} back={back} sticky>
        <SubmitButton label={t("Save lead")} />
      </PageHead>
      <LockedFields>
        <Columns aside={<More />}>
          <FormSection>
            <Chat />
            <SegmentInput source="kind" label={t("Kind")} choices={kindChoices} />
            <Box sx={pair}>
              <TextFieldInput source="name" label={t("Name")} autoComplete="off" />
              <TextFieldInput source="phone" label="WhatsApp" type="tel" autoComplete="off" />
            </Box>
            <ContactButton />
          </FormSection>
        </Columns>
      </LockedFields>
      <LeaveGuard isOver={isOver} isKept={() => false} onLeave={() => {}} />
    </SchemaForm>
  );
}
