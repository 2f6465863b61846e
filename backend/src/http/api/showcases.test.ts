import { plainCases } from "../../../test/kinds/plain.ts";

plainCases("showcases");
