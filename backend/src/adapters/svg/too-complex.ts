import { serverMessages } from "@etalase/contracts/text/messages";
import { DomainError } from "../../domain/errors.ts";

/** The refusal of a drawing that would take a browser or this process too long. */
export const tooComplex = () => new DomainError("invalid", { message: serverMessages.svgTooComplex });
