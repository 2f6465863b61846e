import { type FieldName, refusal } from "../refusals/refusal.ts";

// Kept apart from the other sentences, so that the account pages load only these.

export const required = (field: FieldName) => refusal("{field} is required", { field });

export const authMessages = {
  loginFailed: refusal("Login failed. Please try again."),
  registerFailed: refusal("Registration failed. Please try again."),
  passwordsDiffer: refusal("Passwords do not match"),
  closed: refusal("Registration is closed"),
  invalidUsername: refusal("Username can only contain letters, digits, dots, underscores and hyphens"),
  signingIn: "Signing in...",
  creatingAccount: "Creating Account...",
} as const;

/** Messages about accounts that only the server uses. */
export const accountMessages = {
  wrongCredentials: refusal("Invalid username or password"),
  wrongPassword: refusal("The current password is wrong"),
  taken: refusal("Username or email is already taken"),
  tooManyAttempts: refusal("Too many attempts. Please try again later."),
  commonPassword: refusal("This password is too common"),
  passwordIsUsername: refusal("The password must differ from the username"),
  lastSuperadmin: refusal("The last superadmin cannot be demoted, disabled or deleted"),
  codeWanted: refusal("Enter the code from your authenticator app"),
  invalidCode: refusal("Invalid code"),
  presentCodeWanted: refusal("Enter a code from the authenticator app that you use now, or a recovery code"),
  ownTwoFactorItself: refusal("Turn your own two-factor sign-in off on your account page"),
  ownTwoFactorFirst: refusal("Turn two-factor sign-in on for your own account first"),
  twoFactorRequired: refusal("Admins and superadmins must turn two-factor sign-in on. Set it up on your account page."),
  noMail: refusal("This site sends no mail. Ask a superadmin for a link that sets a new password."),
  setupCodeWanted: refusal("Enter the setup code that the server printed when it started"),
  setupCodeWrong: refusal("The setup code is wrong"),
  ownPasswordItself: refusal("Change your own password on your account page"),
  disabledAccount: refusal("This account is disabled. Enable it before you make a reset link."),
  tooManyInvitations: (max: number) => refusal("At most {max} invitations can be open. Revoke some first.", { max }),
  invitedIsThere: refusal(
    "There is already an account with this e-mail address. Sign in with it, or ask for another invitation.",
  ),
} as const;
