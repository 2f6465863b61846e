// One script for all that is told to the server, which comes with the first interaction.
export { fillSource, reportLead } from "./reportLead.ts";
export { reportSection } from "./reportSection.ts";
export { reportVitals } from "./reportVitals.ts";
