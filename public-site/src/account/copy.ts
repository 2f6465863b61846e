/** /login and /register speak English, as the spec's sentences there do. */
export const account = {
  toHome: (siteName: string) => `${siteName}, home page`,
  tagline: ["A tidy shop window", "brings people in."],
  taglineText: "Articles, portfolio and partners, kept in one place.",
  or: "or",
  providers: [
    { name: "Google", icon: "google" },
    { name: "GitHub", icon: "github" },
  ],
  soon: "Segera hadir",
  showPassword: "Show password",
  hidePassword: "Hide password",
  needsScript: "This form needs JavaScript. Please turn it on and reload this page.",
  waiting: {
    title: "Waiting for approval",
    text: (name: string) =>
      `Thank you, ${name}. A superadmin must approve your account before you can use the dashboard.`,
    stranger: "there",
    again: "Already approved? Log out, then sign in again.",
    logout: "Logout",
  },
  login: {
    title: "Sign in",
    description: "Sign in to the dashboard.",
    text: "Use the account you manage the website with.",
    endedText: "Your session has ended. Sign in to go on where you were; unsaved changes are kept.",
    submit: "Sign in",
    switchText: "No account yet?",
    switchLink: "Create one",
  },
  register: {
    title: "Create an account",
    description: "Create an account for the dashboard.",
    text: "A superadmin approves new accounts before they can open the dashboard.",
    submit: "Create account",
    switchText: "Already have an account?",
    switchLink: "Sign in",
    closedText: "Ask a superadmin of this site if you need an account.",
  },
  fields: {
    name: "Full name",
    username: "Username",
    email: "Email",
    password: "Password",
    confirmPassword: "Confirm password",
    passwordHint: (min: number) => `At least ${min} characters`,
  },
} as const;
