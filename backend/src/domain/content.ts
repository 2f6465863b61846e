/** What every record of content has. */
export type Content = Readonly<{
  id: string;
  createdAt: Date;
  updatedAt: Date;
  /** Raised by every edit. */
  version: number;
}>;

/** A record that the editors put in order; a move does not raise its version. */
export type Ordered = Content &
  Readonly<{
    /** Its place among all, 0 first, without gaps. */
    order: number;
  }>;
