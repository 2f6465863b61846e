/** The server timed out; `code` selects the response to clients. */
export class DatabaseAway extends Error {
  readonly code = "DATABASE_AWAY";
}

/** The server answers, but the statement would have taken too long. */
export class DatabaseBusy extends Error {
  readonly code = "DATABASE_BUSY";
}
