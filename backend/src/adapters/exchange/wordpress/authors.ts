import { visibleText } from "@etalase/contracts/text/text";
import { isAddress } from "../../../application/exchange/past.ts";

type Author = Readonly<{ login: string; email: string; displayName: string; firstName: string; lastName: string }>;

/** Returns a name that readers may see; empty for an author who has only a login or an address. */
export function publicName({ login, email, displayName, firstName, lastName }: Author): string {
  const isSecret = (name: string) =>
    name === "" || isAddress(name) || name === email || (name === login && !/\s/.test(name));
  const names = [displayName, `${firstName} ${lastName}`].map(visibleText);
  return names.find((name) => !isSecret(name)) ?? "";
}
