import { type ContentResource, kinds } from "@etalase/contracts/kinds";
import { capitalised } from "@etalase/contracts/text/text";
import { plural } from "../parts/format.ts";

/** The kind's name as it begins a line: "Articles". */
export const kindName = (resource: ContentResource): string => capitalised(plural(kinds[resource].noun));
