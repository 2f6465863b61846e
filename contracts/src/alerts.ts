/** When an account is rung about new leads: at any time, or within the office hours alone. */
export const alertHours = ["always", "office"] as const;
export type AlertHours = (typeof alertHours)[number];

/** How an account learns of new leads. `weekly`: it also gets the letter about the week. */
export type AlertChoices = Readonly<{ push: boolean; mail: boolean; hours: AlertHours; weekly: boolean }>;

export const alertLimits = {
  /** Devices of an account; the oldest goes. */
  devices: 10,
  duty: 20,
  nextAfterMinutesMax: 120,
  testsInTenMinutes: 10,
} as const;

/** The accounts that are rung one after the other, and the minutes that each has. */
export type SiteAlerts = Readonly<{ duty: readonly string[]; nextAfterMinutes: number }>;

export const noAlerts: AlertChoices = { push: false, mail: false, hours: "always", weekly: false };
