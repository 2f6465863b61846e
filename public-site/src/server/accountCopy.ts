/** In English, as the other pages of accounts are. */
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
    text: "It was used already, was revoked, or is too old. Ask the superadmin who sent it for a new one.",
  },
} as const;
