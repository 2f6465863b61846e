import type { Fault } from "./fault.ts";

const http = "backend/src/http";

/** Faults in requests and their answers. */
export const httpFaults: readonly Fault[] = [
  {
    name: "the policy of public pages lets scripts within the page run",
    file: "contracts/src/site/csp.ts",
    text: "/assets/`, customJs &&",
    becomes: "/assets/`, \"'unsafe-inline'\", customJs &&",
    unit: [`${http}/observatory.test.ts`, `${http}/pages/custom-code.test.ts`],
  },
  {
    name: "caches may keep answers that are for one person",
    file: `${http}/headers.ts`,
    text: '    ctx.set("Cache-Control", "no-store");\n',
    becomes: "",
    unit: [`${http}/app.test.ts`, `${http}/api/session.test.ts`],
  },
  {
    name: "a busy server does not say when to ask again",
    file: `${http}/errors.ts`,
    text: '{ "Retry-After": "2" }',
    becomes: "{}",
    unit: [`${http}/overload.test.ts`],
  },
  {
    name: "a form may bring any number of texts",
    file: `${http}/body/multipart.ts`,
    text: "      maxFields: limits.fields,\n",
    becomes: "",
    unit: [`${http}/body/multipart.test.ts`],
  },
  {
    name: "the session's cookie goes along from other sites",
    file: `${http}/api/session.ts`,
    text: '        sameSite: "strict",\n',
    becomes: "",
    unit: [`${http}/api/session.test.ts`, `${http}/observatory.test.ts`],
  },
  {
    name: "every member of the staff sees the accounts",
    file: `${http}/accounts/users.ts`,
    text: '"superadmin", {\n    query: userQuery,',
    becomes: '"staff", {\n    query: userQuery,',
    unit: [`${http}/accounts/users.test.ts`, `${http}/api/authorisation.test.ts`],
  },
  {
    name: "an outdated version is answered as a conflict of values",
    file: `${http}/errors.ts`,
    text: "stale: { status: 412,",
    becomes: "stale: { status: 409,",
    unit: [`${http}/errors.test.ts`, `${http}/api/news-writing.test.ts`],
    browser: [["journeys/desk.spec.ts", "two people at one record"]],
  },
  {
    name: "whoever loses the right while sending a form keeps it for that form",
    file: `${http}/api/answer.ts`,
    text: "const who = signedIn && (await identify());",
    becomes: "const who = signedIn;",
    unit: [`${http}/api/rights-after-body.test.ts`],
  },
  {
    name: "the staff get the pages that are kept for visitors",
    file: `${http}/cache/fast-path.ts`,
    text: "headers.cookie?.includes(staffMarker) === true",
    becomes: "headers.cookie === staffMarker",
    unit: [`${http}/cache/fast-path.test.ts`],
  },
];
