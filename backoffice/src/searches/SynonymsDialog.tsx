import type { SynonymsAnswer } from "@etalase/contracts/synonyms.schema";
import { Alert, TextField } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../kit/data/dataProvider.ts";
import { t } from "../kit/language/t.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { FormDialog } from "../kit/parts/FormDialog.tsx";
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

type Saving<Input> = Readonly<{ done: (input: Input) => string; onDone(): void }>;

/** Stores the groups that `change` makes of the present ones. */
function useSynonyms<Input>(change: (groups: Groups, input: Input) => Groups, { done, onDone }: Saving<Input>) {
  const queries = useQueryClient();
  return useAct({
    async does(call, input: Input) {
      const { synonyms, version } = await call<SynonymsAnswer>(path);
      return call(path, {
        method: "PUT",
        data: { synonyms: change(synonyms, input) },
        version,
      });
    },
    done: (_answer, input) => done(input),
    onDone() {
      onDone();
      return queries.invalidateQueries({ queryKey: [path] });
    },
  });
}

/** Says that a search means the same as another word. */
export function SameAsDialog({ text, onClose, onDone }: Readonly<{ text: string; onClose(): void; onDone(): void }>) {
  const { mutate } = useSynonyms((groups, same: string) => joined(groups, text, same), {
    done: (same) => t("Searches for “{text}” now find “{same}”", { text, same }),
    onDone,
  });
  return (
    <PromptDialog
      title={t("“{text}” means the same as …", { text })}
      submitLabel={t("Save")}
      onClose={onClose}
      fields={[
        {
          name: "same",
          label: t("Word or phrase on your site"),
          problemOf: (typed) => (typed ? undefined : t("Type a word that your articles or projects use.")),
        },
      ]}
      onSubmit={({ same = "" }) => mutate(same)}
    />
  );
}

const textOf = (groups: Groups) => groups.map((group) => group.join(", ")).join("\n");
const groupsIn = (_: Groups, text: string): Groups =>
  text
    .split("\n")
    .map((line) => line.split(",").flatMap((word) => word.trim() || []))
    .filter((group) => group.length > 0);

function Editor({ groups, onClose }: Readonly<{ groups: Groups; onClose(): void }>) {
  const [text, setText] = useState(() => textOf(groups));
  const { mutate } = useSynonyms(groupsIn, { done: () => t("Synonyms saved"), onDone: onClose });
  return (
    <FormDialog title={t("Synonyms")} submitLabel={t("Save")} onClose={onClose} onSubmit={() => mutate(text)}>
      <TextField
        multiline
        autoFocus
        minRows={8}
        maxRows={16}
        label={t("Words with the same meaning")}
        helperText={t("One group a line, words separated by commas. A search for one word finds the others, too.")}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}

/** Edits all synonyms as text. */
export function SynonymsDialog({ onClose }: Readonly<{ onClose(): void }>) {
  const provider = useDataProvider<EtalaseProvider>();
  const { data, isError } = useQuery({
    queryKey: [path],
    queryFn: async () => (await provider.call<SynonymsAnswer>(path)).data,
    gcTime: 0,
  });
  if (isError) return <Alert severity="error">{t("The synonyms could not be loaded.")}</Alert>;
  return data ? <Editor groups={data.synonyms} onClose={onClose} /> : null;
}
