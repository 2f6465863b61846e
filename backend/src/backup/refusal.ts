/** A backup cannot be made, read or restored; the message is the one line that says why. */
export class BackupRefused extends Error {}
