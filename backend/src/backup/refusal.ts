/** A backup cannot be made, read or restored; the message is a single line with the reason. */
export class BackupRefused extends Error {}
