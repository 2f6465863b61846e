/** The object storage gives no answer, or refuses what a site needs of it. It is an outage, as a lost disk is. */
export class BucketAway extends Error {
  readonly code = "MEDIA_AWAY";
}
