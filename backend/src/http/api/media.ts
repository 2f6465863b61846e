import { mediaMessages } from "@etalase/contracts/media";
import {
  type Media as MediaView,
  media as mediaAnswer,
  mediaInput,
  mediaPage,
  mediaQuery,
  mediaUnused,
  mediaUpdate,
} from "@etalase/contracts/media.schema";
import { faviconRule, type ImageRule, logoRule, photoRule } from "@etalase/contracts/rules/image";
import * as z from "zod/mini";
import type { Library } from "../../application/library/library.ts";
import type { MediaWithUses } from "../../application/library/uses.ts";
import { isChosen, type Upload } from "../../application/media.ts";
import { invalidField } from "../../domain/errors.ts";
import { descriptionOf } from "../../domain/picture.ts";
import { removalRoutes } from "./resource.ts";
import { revisionRoutes } from "./revisions.ts";
import { type Call, type Route, route } from "./route.ts";
import { mediaUrl, pictureSet } from "./views/picture-view.ts";
import { viewBy } from "./views/view-by.ts";

/** A picture of the library. `publicUrl` makes its addresses absolute. */
const viewOf = (
  { picture, uses, uploadedById, uploadedByName, ...media }: MediaWithUses,
  publicUrl: string,
): MediaView =>
  viewBy(mediaAnswer, {
    ...picture,
    ...media,
    ...descriptionOf(picture),
    url: mediaUrl(picture, publicUrl),
    set: pictureSet(picture, publicUrl),
    uploadedBy: uploadedById === null ? null : { id: uploadedById, name: uploadedByName },
    usedIn: uses,
  });

const path = "/api/media";
const required = mediaMessages.fileRequired;

/**
 * Any type of picture: the allowed types depend on the picture's purpose, or on the picture that it replaces, which the
 * use case knows.
 */
const anyImage: ImageRule = {
  ...photoRule,
  types: [...new Set([...logoRule.types, ...faviconRule.types])],
};

function fileOf({ uploads }: Call): Upload {
  const [file] = uploads.file ?? [];
  if (!file || isChosen(file)) throw invalidField("file", required);
  return file;
}

type Needs = Readonly<{ library: Library; view: (media: MediaWithUses) => ReturnType<typeof viewOf> }>;

const readingRoutes = ({ library, view }: Needs): readonly Route[] => [
  route.get(path, "staff", {
    query: mediaQuery,
    response: mediaPage,
    handle: async ({ query }) => {
      const { rows, ...info } = await library.list(query);
      return { body: { media: rows.map(view), ...info } };
    },
  }),
  route.get(`${path}/unused`, "staff", {
    response: mediaUnused,
    handle: async () => {
      const { rows, ...info } = await library.unused();
      return { body: { ...info, media: rows.map(view) } };
    },
  }),
  route.get(`${path}/:id`, "staff", {
    response: mediaAnswer,
    handle: async (call) => ({ body: view(await library.get(call.id)) }),
  }),
];

const writingRoutes = ({ library, view }: Needs): readonly Route[] => [
  route.post(path, "staff", {
    response: mediaAnswer,
    body: { schema: mediaInput, pictures: { file: { rule: anyImage, required, fileOnly: true } } },
    answers: [201, 200],
    handle: async (call) => {
      const { media, isNew } = await library.add(fileOf(call), call.input, call.by);
      return { status: isNew ? 201 : 200, body: view(media) };
    },
  }),
  route.put(`${path}/:id`, "staff", {
    response: mediaAnswer,
    body: { schema: mediaUpdate },
    handle: async (call) => ({ body: view(await library.update(call.id, call.input, call.by)) }),
  }),
  route.put(`${path}/:id/file`, "staff", {
    response: mediaAnswer,
    body: {
      schema: z.object({}),
      pictures: { file: { rule: { ...anyImage, typeSentence: logoRule.typeSentence }, required, fileOnly: true } },
    },
    handle: async (call) => ({ body: view(await library.replace(call.id, fileOf(call), call.by)) }),
  }),
];

export function mediaRoutes(library: Library, publicUrl: string): readonly Route[] {
  const view = (media: MediaWithUses) => viewOf(media, publicUrl);
  return [
    ...readingRoutes({ library, view }),
    ...writingRoutes({ library, view }),
    ...revisionRoutes({ path: `${path}/:id`, revisions: library.revisions, view, response: mediaAnswer }),
    ...removalRoutes(path, library.remove),
  ];
}
