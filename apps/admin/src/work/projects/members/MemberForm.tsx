import { ProjectMemberInput, type ProjectMemberRecord, type ProjectRecord } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { RateInputs } from '../../../firm/rates/RateInputs.tsx';
import { InlineForm } from '../../../platform/form/InlineForm.tsx';
import { maySee } from '../../../platform/api/maySee.ts';
import { MoneyInput } from '../../../platform/inputs/MoneyInput.tsx';
import { ReferencePicker } from '../../../platform/inputs/picker/ReferencePicker.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';

type Props = { project: ProjectRecord; member?: ProjectMemberRecord; onClose: () => void };

export const MemberForm = ({ project, member, onClose }: Props) => (
  <InlineForm
    resource="projectMembers"
    record={member}
    defaults={{ projectId: project.id }}
    resolver={useValidation(ProjectMemberInput)}
    label={member ? member.userName : 'projects.add_member'}
    onDone={onClose}
    onCancel={onClose}
  >
    <Box sx={grid}>
      {member ? (
        <Typography sx={{ fontWeight: 600, pt: 1.5 }}>{member.userName}</Typography>
      ) : (
        <ReferencePicker
          source="userId"
          reference="users"
          filter={{ active: true }}
          sort={{ field: 'displayName', order: 'ASC' }}
          optionText="displayName"
          required
          autoFocus
        />
      )}
      {maySee('ProjectMember', 'hourlyRate') && (
        <MoneyInput
          source="hourlyRate"
          currency={project.currency}
          autoFocus={Boolean(member)}
          helperText="projects.hint.member_rate"
        />
      )}
    </Box>
    {member && maySee('ProjectMember', 'rates') && <RateInputs currency={project.currency} />}
  </InlineForm>
);

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 1fr' },
  columnGap: 2,
  alignItems: 'start',
} as const;
