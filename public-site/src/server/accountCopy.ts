/** In English, like the other account pages. */
export const linkPages = {
  toLogin: "Go to sign-in",
  invitation: {
    title: "Make your account",
    text: (name: string, siteName: string) =>
      `Welcome, ${name}. You are invited to the dashboard of ${siteName}. Choose what you will sign in with.`,
    role: (role: string) => `Your role is ${role}`,
    usernameHint: "What you sign in with: letters, digits, dots, underscores and hyphens",
    submit: "Create account",
  },
  resetPassword: {
    title: "Set a new password",
    text: (username: string) =>
      `For the account “${username}”. Setting it signs the account out everywhere; two-factor sign-in stays as it is.`,
    submit: "Set password",
  },
  forgotPassword: {
    title: "Forgot your password?",
    text: "Enter the e-mail address of your account, and we send you a link that sets a new password.",
    submit: "Send the link",
    back: "Back to sign-in",
    noMail:
      "This site sends no mail. Ask a superadmin of it: they can make a link for you that sets a new password. A superadmin who has nobody to ask can set one on the server, with the command “make admin”.",
  },
  mailSent: {
    title: "Look into your mailbox",
    text: "If there is an account with this e-mail address, a link to set a new password is on its way. It works once, for 30 minutes. Look into the spam folder, too.",
  },
  confirmEmail: {
    title: "Confirm your e-mail",
    text: (email: string) => `From now on your account is to have the e-mail address ${email}.`,
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
