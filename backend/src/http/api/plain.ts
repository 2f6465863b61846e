import type { ContentResource } from "@etalase/contracts/kinds";
import { type PlainKind, valueIn } from "@etalase/contracts/rules/plain";
import type { PlainQuery, PlainSchemas } from "@etalase/contracts/rules/plain.schema";
import type * as z from "zod/mini";
import { type PlainService, picturesOfKind } from "../../application/plain.ts";
import type { Picture } from "../../domain/picture.ts";
import type { PlainRecord } from "../../domain/plain.ts";
import { resourceRoutes } from "./resource.ts";
import { type Route, route } from "./route.ts";
import { mediaUrl, pictureSet } from "./views/picture-view.ts";
import { viewBy } from "./views/view-by.ts";

type Kind = PlainKind<ContentResource>;

/** A record in answers. `publicUrl` makes the addresses of pictures absolute. */
function viewOf<K extends Kind>({ picture }: K, record: PlainRecord<K>, { schemas, publicUrl }: Needs<K>) {
  const shown = picture && (valueIn(record, picture.field) as Picture | null);
  const whole: z.ZodMiniType = schemas.whole;
  return viewBy(whole, {
    ...record,
    ...(picture && { [picture.field]: shown ? mediaUrl(shown, publicUrl) : "" }),
    ...(picture && { [`${picture.field}Set`]: shown ? pictureSet(shown, publicUrl) : null }),
  });
}

type Needs<K extends Kind> = Readonly<{ schemas: PlainSchemas<K>; service: PlainService<K>; publicUrl: string }>;

/** The calls of a kind without rules of its own. */
export function plainRoutes<K extends Kind>(kind: K, needs: Needs<K>): readonly Route[] {
  const { schemas, service } = needs;
  const { resource: key, shownAt } = kind;
  const path = `/api/${key}`;
  const view = (record: PlainRecord<K>) => viewOf(kind, record, needs);
  const active = route.read(path + shownAt, {
    response: schemas.list,
    isCached: true,
    read: async () => ({ body: (await service.active()).map(view) }),
  });

  return [
    ...resourceRoutes({
      path,
      key,
      service,
      query: schemas.query,
      input: schemas.input,
      update: schemas.update,
      bulk: schemas.bulk,
      pictures: picturesOfKind(kind),
      row: view,
      whole: view,
      ...(shownAt
        ? {}
        : { all: (query: PlainQuery<K>) => (valueIn(query, "page") === undefined ? service.active() : null) }),
      answers: schemas,
    }),
    ...(shownAt ? [active] : []),
  ];
}
