// Kept apart from the other sentences, so that the account pages load only these.

export const required = (field: string) => `${field} is required`;

export const authMessages = {
  loginFailed: "Login failed. Please try again.",
  registerFailed: "Registration failed. Please try again.",
  passwordsDiffer: "Passwords do not match",
  wrongCredentials: "Invalid username or password",
  wrongPassword: "The current password is wrong",
  taken: "Username or email is already taken",
  closed: "Registration is closed",
  tooManyAttempts: "Too many attempts. Please try again later.",
  invalidUsername: "Username can only contain letters, digits, dots, underscores and hyphens",
  commonPassword: "This password is too common",
  passwordIsUsername: "The password must differ from the username",
  lastSuperadmin: "The last superadmin cannot be demoted, disabled or deleted",
  signingIn: "Signing in...",
  creatingAccount: "Creating Account...",
} as const;

/** Messages about accounts that only the server uses. */
export const accountMessages = {
  codeWanted: "Enter the code from your authenticator app",
  invalidCode: "Invalid code",
  presentCodeWanted: "Enter a code of the app that is in force, or a recovery code",
  ownTwoFactorItself: "Turn your own two-factor sign-in off on your account page",
  linksStay: "The account keeps its links, so there are none to hand over",
  noSuchColleague: "Choose a colleague who may work in the dashboard",
  ownTwoFactorFirst: "Turn two-factor sign-in on for your own account first",
  twoFactorRequired: "Admins and superadmins must turn two-factor sign-in on. Set it up on your account page.",
  noMail: "This site sends no mail. Ask a superadmin for a link that sets a new password.",
  setupCodeWanted: "Enter the setup code that the server printed when it started",
  setupCodeWrong: "The setup code is wrong",
  ownPasswordItself: "Change your own password on your account page",
  disabledAccount: "This account is disabled. Enable it before you make a reset link.",
  tooManyInvitations: (max: number) => `At most ${max} invitations can be open. Revoke some first.`,
  invitedIsThere:
    "There is an account with this e-mail address already. Sign in with it, or ask for another invitation.",
} as const;
