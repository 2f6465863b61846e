/** The object storage gives no answer, or refuses a necessary request. This is an outage, like a lost disk. */
export class BucketAway extends Error {
  readonly code = "MEDIA_AWAY";
}
