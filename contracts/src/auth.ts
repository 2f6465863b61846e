export const roles = ["user", "admin", "superadmin"] as const;
export type Role = (typeof roles)[number];
export const roleNames = { user: "User", admin: "Admin", superadmin: "Super admin" } as const satisfies Readonly<
  Record<Role, string>
>;
export const staffRoles: readonly Role[] = ["admin", "superadmin"];

/** The languages of the dashboard. */
export const dashboardLanguages = ["en", "id"] as const;
export type DashboardLanguage = (typeof dashboardLanguages)[number];

/** Each language by its own name, so that it is found on screens in the other one. */
export const languageNames: Readonly<Record<DashboardLanguage, string>> = { en: "English", id: "Bahasa Indonesia" };

export const isLanguage = (value: unknown): value is DashboardLanguage =>
  dashboardLanguages.some((language) => language === value);

/** Local storage entry: the language of the dashboard, which can be chosen at sign-in, too. */
export const languageKey = "language";

/** The name of an unknown browser in the list of sessions. */
export const unknownBrowser = "Unknown browser";

export const authLimits = {
  usernameMin: 3,
  usernameMax: 32,
  nameMax: 100,
  emailMax: 254,
  passwordMin: 6,
  passwordMax: 128,
  codeMax: 100,
} as const;

/**
 * The form in which a password is hashed and compared: devices write the same letters in different ways (NIST SP
 * 800-63B, 3.1.1.2).
 */
export const passwordForm = (password: string): string => password.normalize("NFKC");

/** Local storage entry of the signed-in user. */
export const userInfoKey = "userInfo";

/** Session storage entry: the dashboard address to return to after signing in again. */
export const returnToKey = "returnTo";

/** The stored user info: any field may be missing, since other code and older versions write there too. */
export type StoredUserInfo = Partial<Record<"_id" | "id" | "name" | "username" | "email" | "role" | "token", string>>;

/**
 * Reads the stored text: the info, or "none", or "corrupt" when it cannot be parsed. Values that are not text are
 * dropped, as if they had never been stored.
 */
export function parseUserInfo(stored: string | null): StoredUserInfo | "none" | "corrupt" {
  if (stored === null) return "none";
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return "corrupt";
    return Object.fromEntries(Object.entries(value).filter(([, one]) => typeof one === "string"));
  } catch {
    return "corrupt";
  }
}

export const isStaff = (role: string | undefined): boolean => staffRoles.some((staff) => staff === role);

/** Recovery codes that each setup of two-factor sign-in hands out. */
export const recoveryCodeCount = 10;

/** The errors that a refused form shows again: sentences by field, and one for the form as a whole. */
type Refused = Readonly<{ errors?: Readonly<Record<string, string>>; alert?: string }>;

/** The pages that links to accounts lead to. */
export type AccountPage =
  | (Refused & Readonly<{ kind: "invitation"; name: string; role: Role; username?: string }>)
  | (Refused & Readonly<{ kind: "resetPassword"; username: string }>)
  | (Refused & Readonly<{ kind: "forgotPassword"; isMailSetUp: boolean; email?: string }>)
  | (Refused & Readonly<{ kind: "confirmEmail"; email: string }>)
  | Readonly<{ kind: AccountMessage }>;

/** The pages without a form, which only show a message. */
export type AccountMessage = "accountMade" | "passwordSet" | "mailSent" | "emailConfirmed" | "goneLink";
