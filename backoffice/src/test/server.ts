import { setupServer } from "msw/node";

/** The network of the tests: each test says what it answers. */
export const server = setupServer();
