import { contactOf } from "@etalase/contracts/personal-data";
import {
  type PersonalDataDeleted,
  type PersonalDataFound,
  personalDataQuery,
} from "@etalase/contracts/personal-data.schema";
import { Alert, Box, Button, Skeleton } from "@mui/material";
import { DownloadIcon, SearchIcon, Trash2Icon } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { SchemaForm } from "../kit/form/SchemaForm.tsx";
import { TextFieldInput } from "../kit/form/TextFieldInput.tsx";
import { t } from "../kit/language/t.ts";
import { EmptyWindow } from "../kit/list/EmptyWindow.tsx";
import { type Call, useAct } from "../kit/notices/useAct.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { ConfirmDialog, useAsking } from "../kit/parts/ConfirmDialog.tsx";
import { download } from "../kit/parts/download.ts";
import { Panel } from "../kit/parts/FormSection.tsx";
import { counted } from "../kit/parts/format.ts";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { Cluster, Quiet } from "../kit/theme/Words.tsx";
import { removableOf, StoredData } from "./StoredData.tsx";

const about = t("Everything stored about an e-mail address or phone number, to export or delete.");

/** Names a person by the latest lead. */
function nameIn({ leads }: PersonalDataFound): string {
  const { name, phone, email } = leads.at(-1) ?? { name: "", phone: "", email: "" };
  return name || phone || email || t("this person");
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** The call that searches, exports or deletes the data of a person. */
const post =
  <Answer,>(work: string) =>
  (call: Call, contact: string) =>
    call<Answer>(`privacy/${work}`, { method: "POST", data: { contact } });

/** The acts on a person, whom an address, a number, or the id of a person behind leads names. */
function usePersonalData() {
  // Its failure stays on the page, which has nothing else to show.
  const search = useAct({ does: post<PersonalDataFound>("search"), failed: () => undefined });
  const save = useAct({
    does: post("export"),
    onDone: (file) => download("personal-data.json", JSON.stringify(file, null, 2), "application/json"),
  });
  const remove = useAct({
    does: post<PersonalDataDeleted>("delete"),
    done: (removed) => t("{records} deleted for good", { records: counted(sumOf(Object.values(removed)), "record") }),
    onDone: (_, contact) => search.mutate(contact),
  });
  return { search, save, remove };
}

const nobody = { contact: "" };

const Search = ({ busy, onSearch }: Readonly<{ busy: boolean; onSearch: (contact: string) => void }>) => (
  <Panel role="search">
    <SchemaForm schema={personalDataQuery} defaultValues={nobody} onSubmit={({ contact }) => onSearch(contact)}>
      <Box sx={{ display: "flex", gap: 1.5, alignItems: "start", flexDirection: { xs: "column", sm: "row" } }}>
        <TextFieldInput
          source="contact"
          label={t("E-mail address or phone number")}
          helper={t("0812 3456 7890 or +62 812-3456-7890: both find the same person.")}
          autoComplete="off"
        />
        <BusyButton type="submit" variant="contained" busy={busy} startIcon={<SearchIcon />} sx={{ mt: { sm: 3.25 } }}>
          {t("Search")}
        </BusyButton>
      </Box>
    </SchemaForm>
  </Panel>
);

type AnswerProps = Readonly<{
  contact: string;
  data: PersonalDataFound;
  isSaving: boolean;
  onSave: () => void;
  /** Absent when nothing can be deleted. */
  onDelete: (() => void) | undefined;
}>;

/** The data that were found, with their export and deletion. */
const Answer = ({ contact, data, isSaving, onSave, onDelete }: AnswerProps) => (
  <Box role="region" aria-label={t("Data of {contact}", { contact })}>
    {sumOf(Object.values(data).map(({ length }) => length)) === 0 ? (
      <EmptyWindow title={t("Nothing is stored")} text={t("No data about {contact}.", { contact })} />
    ) : (
      <Cluster sx={{ mt: 2 }}>
        <BusyButton variant="outlined" busy={isSaving} startIcon={<DownloadIcon />} onClick={onSave}>
          {t("Export as a file")}
        </BusyButton>
        {onDelete && (
          <Button variant="outlined" color="error" startIcon={<Trash2Icon />} disabled={isSaving} onClick={onDelete}>
            {t("Delete for good")}
          </Button>
        )}
      </Cluster>
    )}
    <StoredData data={data} />
  </Box>
);

/** A superadmin's answer to people who ask for their data, or for its deletion (UU 27/2022). */
export function Privacy() {
  const { search, save, remove } = usePersonalData();
  const { data, variables = "" } = search;
  const { ask, dialog } = useAsking(remove.isPending, (onSettled) => remove.mutate(variables, { onSettled }));
  const person = useSearchParams()[0].get("person");
  const searchPerson = useEffectEvent(search.mutate);
  useEffect(() => {
    if (person) searchPerson(person);
  }, [person]);
  const records = counted(data ? removableOf(data) : 0, "record");
  const contact = data && !contactOf(variables) ? nameIn(data) : variables;
  return (
    <>
      <PageHead title={t("Personal data")} facts={about} />
      <Quiet sx={{ mb: 2, maxWidth: 640 }}>
        {t(
          "Leads, subscriptions, testimonials, mails and drafts are searched. Then you can export or delete what is found.",
        )}
      </Quiet>
      <Search busy={search.isPending} onSearch={search.mutate} />
      {search.error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {search.error.message}
        </Alert>
      )}
      {search.isPending && (
        <Skeleton role="status" aria-label={t("Loading")} variant="rounded" height={160} sx={{ mt: 2 }} />
      )}
      {data && (
        <>
          <Answer
            {...{ contact, data }}
            isSaving={save.isPending}
            onSave={() => save.mutate(variables)}
            onDelete={removableOf(data) > 0 ? ask : undefined}
          />
          <ConfirmDialog
            {...dialog}
            title={t("Delete these data for good?")}
            confirmLabel={t("Delete {records}", { records })}
          >
            {t("{records} of {contact} will be gone for good. Earlier backups still contain them.", {
              records,
              contact,
            })}
          </ConfirmDialog>
        </>
      )}
    </>
  );
}
