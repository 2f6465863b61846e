import { roleWords } from "@etalase/contracts/accounts/people";
import { roleNames } from "@etalase/contracts/auth";
import { inEnglish } from "@etalase/contracts/refusals/refusal";
import { authMessages, required } from "@etalase/contracts/text/account-messages";

/** The words of /login and /register. They reach the browser within the page, in its language alone. */
const account = {
  toHome: "{siteName}, home page",
  languages: "Language",
  tagline: ["A tidy shop window", "brings people in."],
  taglineText: "Articles, portfolio and partners, kept in one place.",
  or: "or",
  soon: "Segera hadir",
  showPassword: "Show password",
  hidePassword: "Hide password",
  needsScript: "This form needs JavaScript. Please turn it on and reload this page.",
  required: inEnglish(required("{field}")),
  waiting: {
    title: "Waiting for approval",
    text: "Thank you, {name}. A superadmin must approve your account before you can use the dashboard.",
    stranger: "there",
    again: "This page looks by itself: the dashboard opens as soon as you are approved.",
    logout: "Logout",
  },
  login: {
    title: "Sign in",
    description: "Sign in to the dashboard.",
    text: "Use the account you manage the website with.",
    endedText: "Your session has ended. Sign in to go on where you were; unsaved changes are kept.",
    submit: "Sign in",
    submitting: authMessages.signingIn,
    failed: inEnglish(authMessages.loginFailed),
    forgot: "Forgot password?",
    noneText: "This site has no account yet.",
    switchText: "No account yet?",
    switchLink: "Create one",
  },
  register: {
    title: "Create an account",
    description: "Create an account for the dashboard.",
    text: "A superadmin approves new accounts before they can open the dashboard.",
    firstTitle: "Create the first account",
    firstText: "This account becomes the superadmin: it manages the whole site and approves all other accounts.",
    codeText: "It takes the code that the server printed when it started.",
    submit: "Create account",
    submitting: authMessages.creatingAccount,
    failed: inEnglish(authMessages.registerFailed),
    passwordsDiffer: inEnglish(authMessages.passwordsDiffer),
    switchText: "Already have an account?",
    switchLink: "Sign in",
    closed: inEnglish(authMessages.closed),
    closedText: "Ask a superadmin of this site if you need an account.",
  },
  code: {
    title: "Two-factor sign-in",
    text: "Your password is right. One step to go.",
    app: {
      label: "Code",
      hint: "The six digits that your authenticator app shows now.",
      other: "Use a recovery code",
    },
    recovery: {
      label: "Recovery code",
      hint: "One of the ten codes that you kept. Each works once.",
      other: "Use the app's code",
    },
    back: "Back to the password",
  },
  fields: {
    name: "Full name",
    username: "Username",
    email: "Email",
    password: "Password",
    confirmPassword: "Confirm password",
    setupCode: "Setup code",
    setupCodeHint: "Four groups of four letters and digits",
    passwordHint: "At least {min} characters",
  },
} as const;

/** The words of the pages behind account links, which have no scripts. */
const links = {
  toLogin: "Go to sign-in",
  roles: roleNames,
  roleWords,
  invitation: {
    title: "Make your account",
    text: "Welcome, {name}. You are invited to the dashboard of {siteName}. Choose what you will sign in with.",
    role: "Your role is {role}.",
    usernameHint: "What you sign in with: letters, digits, dots, underscores and hyphens",
    submit: "Create account",
  },
  resetPassword: {
    title: "Set a new password",
    text: "For the account “{username}”. Setting it signs the account out everywhere; two-factor sign-in stays as it is.",
    submit: "Set password",
  },
  forgotPassword: {
    title: "Forgot your password?",
    text: "Enter the e-mail address of your account, and we send you a link that sets a new password.",
    submit: "Send the link",
    back: "Back to sign-in",
    noMail:
      "This site sends no mail. Ask a superadmin of it: they can make a link for you that sets a new password. A superadmin who has nobody to ask turns to the operator of the server.",
  },
  mailSent: {
    title: "Look into your mailbox",
    text: "If there is an account with this e-mail address, a link to set a new password is on its way. It works once, for 30 minutes. Look into the spam folder, too.",
  },
  confirmEmail: {
    title: "Confirm your e-mail",
    text: "From now on your account is to have the e-mail address {email}.",
    submit: "Confirm the e-mail",
  },
  emailConfirmed: {
    title: "Your e-mail is confirmed",
    text: "Your account has its new e-mail address. You can sign in with it, too.",
  },
  accountMade: {
    title: "Your account is ready",
    text: "Sign in with the username and the password that you have just chosen.",
  },
  passwordSet: {
    title: "Your new password is set",
    text: "Every session of the account has ended. Sign in with the new password.",
  },
  goneLink: {
    title: "This link does not work any more",
    text: "It was used already, was revoked, or is too old. Ask whoever sent it for a new one; one for a forgotten password you can ask for again yourself.",
  },
} as const;

export const english = { account, links };

/** The same tree with texts of another language. */
type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

export type Words = Translated<typeof english>;
