import { capitalised } from "@etalase/contracts/text/text";

/** "featuredImage" is "Featured image". */
export const humanised = (name: string): string =>
  capitalised(name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`));
