import type { MigrationObject } from "@mikro-orm/core";
import { Migration20261121003805_initial } from "./0001_initial.ts";
import { Migration20261121020724_content } from "./0002_content.ts";
import { Migration20261121055506_audit } from "./0003_audit.ts";
import { Migration20261121071133_user_names } from "./0004_user_names.ts";
import { Migration20261122051501_add_testimonials } from "./0005_add-testimonials.ts";
import { Migration20261122074706_add_two_factor } from "./0006_add-two-factor.ts";
import { Migration20261122074328_audit_chain } from "./0007_audit_chain.ts";
import { Migration20261122122121_add_media } from "./0008_add-media.ts";
import { Migration20261122133047_add_schedule_and_seo } from "./0009_add-schedule-and-seo.ts";
import { Migration20261122133832_add_invitations } from "./0010_add-invitations.ts";
import { Migration20261122134212_add_working_copies } from "./0011_add-working-copies.ts";
import { Migration20261122135659_add_history } from "./0012_add-history.ts";
import { Migration20261122155234_add_media_version } from "./0013_add-media-version.ts";
import { Migration20261122155247_add_packages } from "./0014_add-packages.ts";
import { Migration20261122195608_tell_undos } from "./0015_tell-undos.ts";
import { Migration20261122201345_add_leads } from "./0016_add-leads.ts";
import { Migration20261122234141_add_outbox } from "./0017_add-outbox.ts";
import { Migration20261123000042_add_email_changes } from "./0018_add-email-changes.ts";
import { Migration20261123002611_add_requests_and_visit_totals } from "./0019_add-requests-and-visit-totals.ts";
import { Migration20261123011700_confirm_subscriptions } from "./0020_confirm-subscriptions.ts";
import { Migration20261123044206_mails_with_an_end } from "./0021_mails-with-an-end.ts";
import { Migration20261123222731_separate_search_texts } from "./0022_separate-search-texts.ts";
import { Migration20261124031701_redirects } from "./0023_redirects.ts";
import { Migration20261126003223_newest_time } from "./0024_newest-time.ts";
<<<<<<< HEAD
import { Migration20261126025031_links_and_sessions } from "./0025_links-and-sessions.ts";
=======
import { Migration20261126030441_indexes_of_grown_tables } from "./0025_indexes-of-grown-tables.ts";
>>>>>>> 54a9c4b (Names of pictures are read some hundred at a time, while others have their turn)

/** In the order they run. Their names are stored in the database and never change. */
export const sqliteMigrations: MigrationObject[] = [
  { name: "0001_initial", class: Migration20261121003805_initial },
  { name: "0002_content", class: Migration20261121020724_content },
  { name: "0003_audit", class: Migration20261121055506_audit },
  { name: "0004_user_names", class: Migration20261121071133_user_names },
  { name: "0005_add-testimonials", class: Migration20261122051501_add_testimonials },
  { name: "0006_add-two-factor", class: Migration20261122074706_add_two_factor },
  { name: "0007_audit_chain", class: Migration20261122074328_audit_chain },
  { name: "0008_add-media", class: Migration20261122122121_add_media },
  { name: "0009_add-schedule-and-seo", class: Migration20261122133047_add_schedule_and_seo },
  { name: "0010_add-invitations", class: Migration20261122133832_add_invitations },
  { name: "0011_add-working-copies", class: Migration20261122134212_add_working_copies },
  { name: "0012_add-history", class: Migration20261122135659_add_history },
  { name: "0013_add-media-version", class: Migration20261122155234_add_media_version },
  { name: "0014_add-packages", class: Migration20261122155247_add_packages },
  { name: "0015_tell-undos", class: Migration20261122195608_tell_undos },
  { name: "0016_add-leads", class: Migration20261122201345_add_leads },
  { name: "0017_add-outbox", class: Migration20261122234141_add_outbox },
  { name: "0018_add-email-changes", class: Migration20261123000042_add_email_changes },
  { name: "0019_add-requests-and-visit-totals", class: Migration20261123002611_add_requests_and_visit_totals },
  { name: "0020_confirm-subscriptions", class: Migration20261123011700_confirm_subscriptions },
  { name: "0021_mails-with-an-end", class: Migration20261123044206_mails_with_an_end },
  { name: "0022_separate-search-texts", class: Migration20261123222731_separate_search_texts },
  { name: "0023_redirects", class: Migration20261124031701_redirects },
  { name: "0024_newest-time", class: Migration20261126003223_newest_time },
<<<<<<< HEAD
  { name: "0025_links-and-sessions", class: Migration20261126025031_links_and_sessions },
=======
  { name: "0025_indexes-of-grown-tables", class: Migration20261126030441_indexes_of_grown_tables },
>>>>>>> 54a9c4b (Names of pictures are read some hundred at a time, while others have their turn)
];
