import { everywhere } from "./everywhere.ts";
import { fields } from "./fields.ts";
import { form } from "./form.ts";
import { layout } from "./layout.ts";
import { list } from "./list.ts";
import { media } from "./media.ts";
import { news } from "./news.ts";
import { nouns } from "./nouns.ts";
import { parts } from "./parts.ts";
import { publication } from "./publication.ts";
import { reactAdmin } from "./reactAdmin.ts";

/** All sentences of the dashboard in Indonesian, by their English ones. */
export const indonesian = {
  ...everywhere,
  ...fields,
  ...form,
  ...layout,
  ...list,
  ...media,
  ...news,
  ...nouns,
  ...parts,
  ...publication,
  ...reactAdmin,
} as const;
