/** This machine cannot show what a scenario is about; the message says what it lacks. */
export class LeftOut extends Error {}
