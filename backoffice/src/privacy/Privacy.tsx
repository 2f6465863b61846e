import { contactOf, personalDataMessages } from "@etalase/contracts/personal-data";
import type { PersonalDataDeleted, PersonalDataFound } from "@etalase/contracts/personal-data.schema";
import { Alert, Box, Button, Skeleton, TextField } from "@mui/material";
import { DownloadIcon, SearchIcon, Trash2Icon } from "lucide-react";
import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import { useSearchParams } from "react-router-dom";
import type { EtalaseProvider } from "../kit/data/dataProvider.ts";
import { sentenceOf } from "../kit/data/http.ts";
import { refusal, t } from "../kit/language/t.ts";
import { EmptyWindow } from "../kit/list/EmptyWindow.tsx";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { ConfirmDialog, useAsking } from "../kit/parts/ConfirmDialog.tsx";
import { download } from "../kit/parts/download.ts";
import { Panel } from "../kit/parts/FormSection.tsx";
import { counted } from "../kit/parts/format.ts";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { Cluster, Quiet } from "../kit/theme/Words.tsx";
import { removableOf, StoredData } from "./StoredData.tsx";

const about = t("Everything stored about an e-mail address or phone number, to export or delete.");

/** `contact` is an address, a number, or the id of a person behind leads; `shown` is the way to name the person. */
type Result = Readonly<{ contact: string; shown: string; data: PersonalDataFound }>;
type Work = "search" | "export" | "delete";

/** Names a person by the latest lead. */
function nameIn({ leads }: PersonalDataFound): string {
  const { name, phone, email } = leads.at(-1) ?? { name: "", phone: "", email: "" };
  return name || phone || email || t("this person");
}

const countOf = (data: PersonalDataFound) => Object.values(data).reduce((sum, some) => sum + some.length, 0);

/** Runs one call at a time, and keeps the error of the last. */
function usePersonalData() {
  const [result, setResult] = useState<Result>();
  const [busy, setBusy] = useState<Work>();
  const [failure, setFailure] = useState<string>();
  const notify = useNotify();
  const provider = useDataProvider<EtalaseProvider>();

  async function post<Answer>(work: Work, contact: string): Promise<Answer> {
    return (await provider.call<Answer>(`privacy/${work}`, { method: "POST", data: { contact } })).data;
  }
  const during = async (work: Work, act: () => Promise<void>) => {
    setBusy(work);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setBusy(undefined);
    }
  };
  const look = async (contact: string) => {
    const data = await post<PersonalDataFound>("search", contact);
    setResult({ contact, shown: contactOf(contact) ? contact : nameIn(data), data });
  };

  return {
    result,
    busy,
    failure,
    search: (contact: string) => {
      setResult(undefined);
      return during("search", () => look(contact));
    },
    save: (contact: string) =>
      during("export", async () =>
        download("personal-data.json", JSON.stringify(await post("export", contact), null, 2), "application/json"),
      ),
    remove: (contact: string) =>
      during("delete", async () => {
        const removed = Object.values(await post<PersonalDataDeleted>("delete", contact)).reduce(
          (sum, count) => sum + count,
          0,
        );
        notify(t("{records} deleted for good", { records: counted(removed, "record") }), { type: "success" });
        await look(contact);
      }),
  };
}

const Search = ({ busy, onSearch }: Readonly<{ busy: boolean; onSearch: (contact: string) => void }>) => {
  const [typed, setTyped] = useState("");
  const [isRefused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isContact = contactOf(typed) !== null;
    setRefused(!isContact);
    if (isContact) onSearch(typed.trim());
  };
  return (
    <Panel>
      <Box
        component="form"
        role="search"
        noValidate
        onSubmit={submit}
        sx={{ display: "flex", gap: 1.5, alignItems: "start", flexDirection: { xs: "column", sm: "row" } }}
      >
        <TextField
          label={t("E-mail address or phone number")}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isRefused}
          helperText={
            isRefused
              ? refusal(personalDataMessages.badContact)
              : t("0812 3456 7890 or +62 812-3456-7890: both find the same person.")
          }
          fullWidth
          autoComplete="off"
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 254 } }}
        />
        <BusyButton type="submit" variant="contained" busy={busy} startIcon={<SearchIcon />} sx={{ mt: { sm: 3.25 } }}>
          {t("Search")}
        </BusyButton>
      </Box>
    </Panel>
  );
};

type AnswerProps = Readonly<{
  result: Result;
  busy: Work | undefined;
  onSave: () => void;
  /** Absent when nothing can be deleted. */
  onDelete: (() => void) | undefined;
}>;

/** The data that were found, with their export and deletion. */
const Answer = ({ result: { shown: contact, data }, busy, onSave, onDelete }: AnswerProps) => (
  <Box role="region" aria-label={t("Data of {contact}", { contact })}>
    {countOf(data) === 0 ? (
      <EmptyWindow title={t("Nothing is stored")} text={t("No data about {contact}.", { contact })} />
    ) : (
      <Cluster sx={{ mt: 2 }}>
        <BusyButton variant="outlined" busy={busy === "export"} startIcon={<DownloadIcon />} onClick={onSave}>
          {t("Export as a file")}
        </BusyButton>
        {onDelete && (
          <Button
            variant="outlined"
            color="error"
            startIcon={<Trash2Icon />}
            disabled={busy !== undefined}
            onClick={onDelete}
          >
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
  const { result, busy, failure, search, save, remove } = usePersonalData();
  const { ask, dialog } = useAsking(busy === "delete", (close, contact: string) => remove(contact).finally(close));
  const person = useSearchParams()[0].get("person");
  const searchPerson = useEffectEvent((id: string) => void search(id));
  useEffect(() => {
    if (person) searchPerson(person);
  }, [person]);
  const removable = result ? removableOf(result.data) : 0;
  return (
    <>
      <PageHead title={t("Personal data")} facts={about} />
      <Quiet sx={{ mb: 2, maxWidth: 640 }}>
        {t(
          "Leads, subscriptions, testimonials, mails and drafts are searched. Then you can export or delete what is found.",
        )}
      </Quiet>
      <Search busy={busy === "search"} onSearch={(contact) => void search(contact)} />
      {failure && (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
      {busy === "search" && (
        <Skeleton role="status" aria-label={t("Loading")} variant="rounded" height={160} sx={{ mt: 2 }} />
      )}
      {result && (
        <Answer
          result={result}
          busy={busy}
          onSave={() => void save(result.contact)}
          onDelete={removable > 0 ? () => ask(result.contact) : undefined}
        />
      )}
      {result && (
        <ConfirmDialog
          {...dialog}
          title={t("Delete these data for good?")}
          confirmLabel={t("Delete {records}", { records: counted(removable, "record") })}
        >
          {t("{records} of {contact} will be gone for good. Earlier backups still contain them.", {
            records: counted(removable, "record"),
            contact: result.shown,
          })}
        </ConfirmDialog>
      )}
    </>
  );
}
