import type { TextsAnswer } from "@etalase/contracts/operating/texts.schema";
import type { SingleKind } from "../single/SingleForm.tsx";
import { SingleScreen } from "../single/SingleScreen.tsx";
import { TextsList } from "./TextsList.tsx";
import { changesOf, labelsOf, schemaOf, valuesOf } from "./textFields.ts";

const kind: SingleKind<TextsAnswer> = {
  resource: "texts",
  title: "Texts",
  about: "Every sentence of the website, in your own words.",
  labelsOf: ({ texts }) => labelsOf(texts),
  valuesOf: ({ texts }) => valuesOf(texts),
  schemaOf: ({ texts }) => schemaOf(texts),
  changesOf({ texts }, typed) {
    const values = changesOf(texts, typed);
    return Object.keys(values).length > 0 ? { values } : null;
  },
  Inputs: ({ answer }) => <TextsList texts={answer.texts} />,
};

export const TextsScreen = () => <SingleScreen of={kind} />;
