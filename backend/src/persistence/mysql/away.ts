/** The server has not answered in time; `code` is what answers are found by. */
export class DatabaseAway extends Error {
  readonly code = "DATABASE_AWAY";
}

/** The server answers, but this would have taken too long. */
export class DatabaseBusy extends Error {
  readonly code = "DATABASE_BUSY";
}
