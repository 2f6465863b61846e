import { messages } from "@etalase/contracts/text/messages";

/** Node's error about a request that it cannot parse; `rawPacket` holds the request, perhaps after earlier ones. */
export type ParseFailure = Error & {
  readonly code?: string;
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
};

const byCode: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, messages.headTooLarge],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, messages.uploadTooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: [408, messages.bodyTooSlow],
};

/** Matches a request line that is valid except for an unknown method. */
const unknownMethod = /^[\w!#$%&'*+.^`|~-]{1,40} \S{1,2000} HTTP\/1\.[01]\r\n/;

/** Returns the bytes from the line in which parsing failed. */
function failedPart({ rawPacket, bytesParsed = 0 }: ParseFailure): string {
  const text = rawPacket?.toString("latin1") ?? "";
  return text.slice(text.lastIndexOf("\n", bytesParsed - 1) + 1);
}

/** Returns the status and the message of the refusal. */
export function refusalOfParse(failure: ParseFailure): readonly [status: number, message: string] {
  const { code = "" } = failure;
  const isMethod = code === "HPE_INVALID_METHOD" && unknownMethod.test(failedPart(failure));
  return byCode[code] ?? (isMethod ? [501, messages.methodNotAllowed] : [400, messages.malformedRequest]);
}
