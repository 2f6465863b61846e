import { pageParam } from "@etalase/contracts/desk/edit-paths";
import type { TextsAnswer } from "@etalase/contracts/operating/texts.schema";
import { type RefObject, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { SingleKind } from "../single/SingleForm.tsx";
import { SingleScreen } from "../single/SingleScreen.tsx";
import { TextsList } from "./TextsList.tsx";
import { TextsOnPage } from "./TextsOnPage.tsx";
import { changesOf, labelsOf, schemaOf, type Texts, valuesOf } from "./textFields.ts";
import type { Place } from "./usePageEditor.ts";

type ViewProps = Readonly<{ texts: Texts; place: RefObject<Place | null> }>;

/** Shows the texts in a list, or on the page that the address names. */
function View({ texts, place }: ViewProps) {
  const [query] = useSearchParams();
  const page = query.get(pageParam);
  return page?.startsWith("/") ? <TextsOnPage {...{ texts, page, place }} /> : <TextsList texts={texts} />;
}

/** `place` outlives a save, after which the form begins anew. */
const kindAt = (place: ViewProps["place"]): SingleKind<TextsAnswer> => ({
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
  Inputs: ({ answer }) => <View texts={answer.texts} place={place} />,
});

export function TextsScreen() {
  const place = useRef<Place>(null);
  const [kind] = useState(() => kindAt(place));
  return <SingleScreen of={kind} />;
}
