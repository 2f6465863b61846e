import { createStanding } from "../application/sessions.ts";
import { createTextCatalogue } from "../application/texts/record-texts.ts";
import { auditingFeature } from "./auditing.ts";
import { createCore, type Given } from "./core.ts";
import { createStores } from "./stores.ts";

/** The parts on which features are built: the shared tools, the repositories, and the audit log. */
export function createBase(given: Given) {
  const core = createCore(given);
  const stores = createStores(core);
  const auditing = auditingFeature(core, stores);
  const textCatalogue = createTextCatalogue({ built: core.textCatalogue, ...stores });
  return {
    ...core,
    ...auditing.services,
    stores,
    auditing,
    textCatalogue,
    builtTexts: core.textCatalogue,
    standing: createStanding(stores),
  };
}

export type Base = ReturnType<typeof createBase>;
