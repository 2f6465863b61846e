import { catalogue } from "./catalogue.ts";
import { speaker } from "./refusal.ts";

/** Says a refusal in Indonesian. */
export const inIndonesian = speaker(catalogue);
