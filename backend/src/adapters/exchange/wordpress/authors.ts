import { visibleText } from "@etalase/contracts/text/text";

type Author = Readonly<{ login: string; email: string; displayName: string; firstName: string; lastName: string }>;

const isAddress = (name: string) => /^\S+@\S+\.\S+$|^(?:https?:\/\/|www\.)\S+$/i.test(name);

/** Returns a name that readers may see; empty for an author who has only a login or an address. */
export function publicName({ login, email, displayName, firstName, lastName }: Author): string {
  const isSecret = (name: string) =>
    name === "" || isAddress(name) || name === email || (name === login && !/\s/.test(name));
  const names = [displayName, `${firstName} ${lastName}`].map(visibleText);
  return names.find((name) => !isSecret(name)) ?? "";
}
