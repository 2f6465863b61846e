import { messages } from "@etalase/contracts/messages";
import type { Partner } from "@etalase/contracts/partners.schema";
import { CreateBase, useEditContext } from "react-admin";
import { EditScreen, FormPage } from "../form/FormPage.tsx";
import { formatDay } from "../parts/format.ts";
import { PageSkeleton } from "../parts/PageSkeleton.tsx";
import { PartnerInputs } from "./PartnerInputs.tsx";
import { partnerCreateSchema, partnerEditSchema } from "./partnerSchema.ts";
import { listPath } from "./paths.ts";

const newPartner = { name: "", website: "", description: "", isActive: true, logo: null };

const labels = { name: "Name", website: "Website", description: "Description", isActive: "Active" };

const { saveFailed: failed, noResponse } = messages.partners;

export const PartnerCreate = () => (
  <CreateBase resource="partners" redirect={false}>
    <FormPage
      draft="partners:new"
      labels={labels}
      title="Add New Partner"
      list={listPath}
      submitLabel="Save Partner"
      sentences={{ saved: "Partner created", failed, noResponse }}
      schema={partnerCreateSchema}
      defaultValues={newPartner}
    >
      <PartnerInputs />
    </FormPage>
  </CreateBase>
);

function PartnerEditForm() {
  const { record, refetch } = useEditContext<Partner>();
  if (!record) return <PageSkeleton />;
  return (
    <FormPage
      draft={`partners:${record.id}`}
      labels={labels}
      title="Edit Partner"
      facts={`Last saved ${formatDay(record.updatedAt)} · display order ${record.order + 1}`}
      list={listPath}
      submitLabel="Update Partner"
      sentences={{ saved: "Partner updated", failed, noResponse }}
      schema={partnerEditSchema}
      onReload={() => void refetch()}
    >
      <PartnerInputs />
    </FormPage>
  );
}

export const PartnerEdit = () => (
  <EditScreen resource="partners" loadFailed="The partner could not be loaded">
    <PartnerEditForm />
  </EditScreen>
);
