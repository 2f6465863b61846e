// One script for all reports to the server, loaded with the first interaction.
export { fillSource, reportLead } from "./reportLead.ts";
export { reportSection } from "./reportSection.ts";
export { reportVitals } from "./reportVitals.ts";
