/** https://w3c.github.io/contact-picker/, which Chrome has on Android. */
type Contacts = Readonly<{
  select(of: readonly string[]): Promise<readonly Readonly<{ name?: readonly string[]; tel?: readonly string[] }>[]>;
}>;

// TypeScript's library does not know it.
const contacts = () => (navigator as Navigator & Readonly<{ contacts?: Contacts }>).contacts;

/** Lets the user pick a contact. Nothing is picked when the list is closed. @throws when it is not allowed */
export const pickContact = Object.assign(
  async () => {
    const [picked] = (await contacts()?.select(["name", "tel"])) ?? [];
    return { name: picked?.name?.[0], phone: picked?.tel?.[0] };
  },
  { isThere: () => contacts() !== undefined },
);
