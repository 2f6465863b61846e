import { exchangeLimits } from "@etalase/contracts/exchange";

const kB = 1024;
const MB = 1024 * kB;

/**
 * Each limit with its meaning, in the form that SECURITY.md shows. The end of the name gives the unit: milliseconds,
 * bytes or a count.
 */
export const limitFacts = {
  connections: [4_000, "Open connections; one more is closed at once."],
  connectionsPerAddress: [1_000, "Open connections of one address, where no proxy stands in front."],
  requestsPerConnection: [10_000, "Requests that one connection serves before it is closed."],
  pipelined: [
    32,
    "Requests sent ahead on one connection; they are served in turn, and past the last one it is closed.",
  ],
  headBytes: [16 * kB, "A request's head; a longer one is 431."],
  headers: [100, "Headers of a request; more are 431."],
  headMs: [5_000, "Time for a request's head, then 408."],
  idleMs: [30_000, "Time that a connection may be idle between two requests."],
  stalledMs: [30_000, "Time that a client may leave an answer unread; where it took some at first, up to twice that."],
  answerMs: [
    300_000,
    "Time in which a client must have taken a whole answer; not of a file or of long work, for which somebody is signed in.",
  ],
  lingerMs: [30_000, "Time for which a connection that ends is still read, so that the last answer arrives."],
  lingerBytes: [128 * MB, "What is still read of it in that time: more than any body that a browser sends here."],
  jsonBytes: [256 * kB, "A JSON body; a larger one is 413."],
  jsonValues: [10_000, "Keys and items in a JSON body; more are 413, before it is parsed."],
  formBytes: [16 * kB, "The form of a page that works without scripts."],
  uploadJsonBytes: [8 * MB, "A JSON body where pictures may be data URLs."],
  uploadBytes: [6 * MB, "A multipart body."],
  galleryBytes: [70 * MB, "A multipart body of a project, which brings up to 13 pictures."],
  importBytes: [
    exchangeLimits.maxBytes,
    "A file with content that the dashboard imports; larger ones are imported on the server.",
  ],
  fields: [40, "Texts in a multipart body."],
  fieldBytes: [300_000, "All texts of a multipart body together."],
  partHeaderBytes: [8 * kB, "The headers of one part of a multipart body."],
  anonymousBodyMs: [5_000, "Time for a JSON body of somebody who is not signed in, then 408."],
  bodyMs: [15_000, "Time for a JSON body of somebody who is."],
  uploadStalledMs: [30_000, "Time that an upload may bring no byte."],
  uploadMs: [600_000, "Time for a whole upload."],
  slowBodyMs: [1_000, "After this time a body that is not there yet needs one of the places for slow bodies."],
  slowBodies: [64, "Places for slow bodies: so many for signed-in people, and as many for all others; past them 503."],
  slowBodiesPerAddress: [8, "Places for slow bodies that one address may have."],
  inFlight: [200, "Requests at work; more are 503. Bodies on their way do not count, nor files and health checks."],
  inFlightPerAddress: [150, "Requests of one address at work."],
  staffInFlight: [
    16,
    "Requests at work beside them of staff whom the site has known within ten minutes; they begin before all others.",
  ],
  drawings: [64, "Pages being drawn that no visitor could be given from memory; more are 503."],
  drawingsPerAddress: [16, "Such pages for one address."],
  waiting: [16, "Requests that may always wait for their turn, however slow the machine is."],
  queueMs: [
    400,
    "When more wait than begin within this time, at the present pace, one more is 503. Orders, kept pages, files and health checks never are.",
  ],
  drainMs: [2_000, "Time between the first 503 of /readyz after SIGTERM and the end of new connections."],
  graceMs: [7_500, "Time for requests that are under way when the process stops."],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;

export type LimitName = keyof typeof limitFacts;

/** The most that one process accepts from its clients. */
export type Limits = Readonly<Record<LimitName, number>>;

const names = Object.keys(limitFacts) as LimitName[]; // a constant's keys

export const limits = Object.fromEntries(names.map((name) => [name, limitFacts[name][0]])) as Limits; // the names are the same
