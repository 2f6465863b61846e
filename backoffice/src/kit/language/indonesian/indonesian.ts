import { words } from "@etalase/contracts/refusals/words";
import { account } from "./account.ts";
import { desk } from "./desk.ts";
import { editor } from "./editor.ts";
import { everywhere } from "./everywhere.ts";
import { exchange } from "./exchange.ts";
import { form } from "./form.ts";
import { history } from "./history.ts";
import { homepage } from "./homepage.ts";
import { layout } from "./layout.ts";
import { leads } from "./leads.ts";
import { list } from "./list.ts";
import { media } from "./media.ts";
import { news } from "./news.ts";
import { nouns } from "./nouns.ts";
import { offer } from "./offer.ts";
import { overview } from "./overview.ts";
import { people } from "./people.ts";
import { portfolio } from "./portfolio.ts";
import { publication } from "./publication.ts";
import { reactAdmin } from "./reactAdmin.ts";
import { settings } from "./settings.ts";
import { site } from "./site.ts";
import { users } from "./users.ts";
import { webhooks } from "./webhooks.ts";

/** The refusals of the rules that the dashboard shares with the server. */
export { inIndonesian } from "@etalase/contracts/refusals/indonesian";
export { textNames } from "./textNames.ts";

/** All sentences of the dashboard in Indonesian, by their English ones. */
export const indonesian = {
  ...words,
  ...account,
  ...desk,
  ...editor,
  ...everywhere,
  ...exchange,
  ...form,
  ...history,
  ...homepage,
  ...layout,
  ...leads,
  ...list,
  ...media,
  ...news,
  ...nouns,
  ...offer,
  ...overview,
  ...people,
  ...portfolio,
  ...publication,
  ...reactAdmin,
  ...settings,
  ...site,
  ...users,
  ...webhooks,
} as const;
