/** The columns of the table that may be hidden. */
export const subscriberColumns = [
  { id: "consentVersion", name: "Consent version" },
  { id: "consentAt", name: "Subscribed" },
];
