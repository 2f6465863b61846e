/** Thrown when this machine cannot run a scenario; the message says what it lacks. */
export class LeftOut extends Error {}
