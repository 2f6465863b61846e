import type { SynonymsAnswer } from "@etalase/contracts/synonyms.schema";
import { Alert } from "@mui/material";
import { useCall } from "../kit/data/useCall.ts";
import { t } from "../kit/language/t.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { FormDialog } from "../kit/parts/FormDialog.tsx";
import { PromptDialog, type PromptField } from "../kit/parts/PromptDialog.tsx";

type Groups = SynonymsAnswer["synonyms"];

const path = "synonyms";
const keyOf = (word: string) => word.trim().toLowerCase();

/** Adds a word to the group of another, or makes a group of both. */
export function joined(groups: Groups, word: string, same: string): Groups {
  const keys = [keyOf(word), keyOf(same)];
  const [own = [same]] = groups.filter((group) => group.some((one) => keyOf(one) === keys[1]));
  const others = groups.filter((group) => group !== own && !group.some((one) => keyOf(one) === keys[0]));
  return [...others, own.some((one) => keyOf(one) === keys[0]) ? own : [...own, word]];
}

const groupsIn = (text: string): Groups =>
  text
    .split("\n")
    .map((line) => line.split(",").flatMap((word) => word.trim() || []))
    .filter((group) => group.length > 0);

type SynonymsDialogProps = Readonly<{
  /** Asks for a word that means the same as this search, in place of all groups as text. */
  search?: string;
  onClose(): void;
  onDone?(): void;
}>;

/** Edits the synonyms. */
export function SynonymsDialog({ search, onClose, onDone }: SynonymsDialogProps) {
  // A reload would take the place of what is being typed, or renew the version below it.
  const once = { gcTime: 0, refetchOnWindowFocus: false };
  const { data, isError, refetch } = useCall<SynonymsAnswer>(path, [path], once);
  const { mutate, isPending } = useAct({
    does: (call, { synonyms }: Readonly<{ synonyms: Groups; done: string }>) =>
      call(path, { method: "PUT", data: { synonyms }, version: data?.version }),
    done: (_answer, { done }) => done,
    onDone() {
      onClose();
      onDone?.();
    },
  });
  const title = search ? t("Add synonym for “{text}”", { text: search }) : t("Synonyms");
  const frame = { title, onClose, busy: isPending };
  if (!data && isError)
    return (
      <FormDialog {...frame} submitLabel={t("Try again")} ready onSubmit={() => void refetch()}>
        <Alert severity="error">{t("The synonyms could not be loaded.")}</Alert>
      </FormDialog>
    );
  if (!data) return null;
  const { synonyms } = data;
  const field: PromptField = search
    ? {
        name: "words",
        label: t("Word or phrase on your site"),
        look: { required: true },
        problemOf: (typed) => (typed ? undefined : t("Type a word that your articles or projects use.")),
      }
    : {
        name: "words",
        label: t("Words with the same meaning"),
        helper: t("One group a line, words separated by commas. A search for one word finds the others, too."),
        initial: synonyms.map((group) => group.join(", ")).join("\n\n"),
        look: { multiline: true, minRows: 8, maxRows: 15.5 },
      };
  const save = ({ words = "" }: Readonly<Record<string, string>>) =>
    search
      ? mutate({
          synonyms: joined(synonyms, search, words),
          done: t("Searches for “{text}” now find “{same}”", { text: search, same: words }),
        })
      : mutate({ synonyms: groupsIn(words), done: t("Synonyms saved") });
  return <PromptDialog {...frame} submitLabel={t("Save")} fields={[field]} onSubmit={save} />;
}
