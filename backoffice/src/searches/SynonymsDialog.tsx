import type { SynonymsAnswer } from "@etalase/contracts/synonyms.schema";
import { Alert } from "@mui/material";
import { useCall } from "../kit/data/useCall.ts";
import { t } from "../kit/language/t.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { PromptDialog } from "../kit/parts/PromptDialog.tsx";

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
  const { data, isError } = useCall<SynonymsAnswer>(path, [path], { gcTime: 0 });
  const { mutate } = useAct({
    does: (call, { synonyms }: Readonly<{ synonyms: Groups; done: string }>) =>
      call(path, { method: "PUT", data: { synonyms }, version: data?.version }),
    done: (_answer, { done }) => done,
    onDone() {
      onClose();
      onDone?.();
    },
  });
  if (isError) return <Alert severity="error">{t("The synonyms could not be loaded.")}</Alert>;
  if (!data) return null;
  const { synonyms } = data;
  const frame = { submitLabel: t("Save"), onClose };
  return search ? (
    <PromptDialog
      {...frame}
      title={t("“{text}” means the same as …", { text: search })}
      fields={[
        {
          name: "same",
          label: t("Word or phrase on your site"),
          problemOf: (typed) => (typed ? undefined : t("Type a word that your articles or projects use.")),
        },
      ]}
      onSubmit={({ same = "" }) => {
        const done = t("Searches for “{text}” now find “{same}”", { text: search, same });
        mutate({ synonyms: joined(synonyms, search, same), done });
      }}
    />
  ) : (
    <PromptDialog
      {...frame}
      title={t("Synonyms")}
      fields={[
        {
          name: "groups",
          label: t("Words with the same meaning"),
          helper: t("One group a line, words separated by commas. A search for one word finds the others, too."),
          initial: synonyms.map((group) => group.join(", ")).join("\n"),
          look: { multiline: true, minRows: 8, maxRows: 16 },
        },
      ]}
      onSubmit={({ groups = "" }) => mutate({ synonyms: groupsIn(groups), done: t("Synonyms saved") })}
    />
  );
}
