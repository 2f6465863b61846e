import { pageParam } from "@etalase/contracts/desk/edit-paths";
import { isEnglish } from "@etalase/contracts/texts";
import type { TextsAnswer } from "@etalase/contracts/texts.schema";
import { createContext, type RefObject, use, useMemo, useRef } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useSettings } from "../kit/data/SettingsProvider.tsx";
import type { SingleKind } from "../kit/form/SingleForm.tsx";
import { SingleScreen } from "../kit/form/SingleScreen.tsx";
import { t } from "../kit/language/t.ts";
import { type Led, TextsList } from "./TextsList.tsx";
import { TextsOnPage } from "./TextsOnPage.tsx";
import { changesOf, labelsOf, schemaOf, valuesOf } from "./textFields.ts";
import type { Place } from "./usePageEditor.ts";

/** The place on the page outlives a save, after which the form begins anew. */
const PlaceContext = createContext<RefObject<Place | null>>({ current: null });

/** Shows the texts in a list, or on the page that the address names; those in English where some page shows them, or led here. */
function View({ answer }: Readonly<{ answer: TextsAnswer }>) {
  const place = use(PlaceContext);
  const [query] = useSearchParams();
  const page = query.get(pageParam);
  const { state }: { state: Led | null } = useLocation();
  const { english } = useSettings().settings;
  const isInBoth = english || Boolean(state?.keys?.some(isEnglish));
  const texts = useMemo(
    () => (isInBoth ? answer.texts : answer.texts.filter(({ key }) => !isEnglish(key))),
    [answer, isInBoth],
  );
  return page?.startsWith("/") ? <TextsOnPage {...{ texts, page, place }} /> : <TextsList texts={texts} />;
}

const kind: SingleKind<TextsAnswer> = {
  resource: "texts",
  title: t("Texts"),
  about: t("Every sentence of the website, in your own words."),
  labelsOf: ({ texts }) => labelsOf(texts),
  valuesOf: ({ texts }) => valuesOf(texts),
  schemaOf: ({ texts }) => schemaOf(texts),
  changesOf({ texts }, typed) {
    const values = changesOf(texts, typed);
    return Object.keys(values).length > 0 ? { values } : null;
  },
  Inputs: View,
};

export function TextsScreen() {
  const place = useRef<Place>(null);
  return (
    <PlaceContext value={place}>
      <SingleScreen of={kind} />
    </PlaceContext>
  );
}
