ALTER TABLE "accounts" ADD COLUMN "accept_reason" text;--> statement-breakpoint
-- Mails that wait become references: no address, name or code stays in a job. Those that are done are deleted.
do $$
begin
  if to_regclass('pgboss.job') is null then
    return;
  end if;
  delete from pgboss.job where name in ('mail', 'signUp') and state in ('completed', 'cancelled', 'failed');
  update accounts a set accept_reason = j.data->>'Reason'
  from pgboss.job j
  where j.name in ('mail', 'undeliveredMail') and j.data->>'Kind' = 'userAccepted' and j.data->>'To' = a.email;
  update pgboss.job j set data = jsonb_strip_nulls(jsonb_build_object(
    'Kind', j.data->'Kind',
    'QuestionID', j.data->'QuestionID',
    'isMoved', j.data->'isMoved',
    'isReserved', j.data->'isReserved',
    'Reply', j.data->'Reply',
    'wasAdvisor', j.data->'wasAdvisor',
    'UserID', (select a.id from accounts a where a.email = j.data->>'To' and not (
      j.data->>'Kind' like 'message%' or j.data->>'Kind' = 'answerReported' or j.data ? 'Code' and j.data ? 'QuestionID')),
    'AppliedAt', (select to_char(a.accepted_privacy_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      from accounts a where a.email = j.data->>'To' and j.data->>'Kind' = 'accountConfirm'),
    'AgreedAt', (select to_char(q.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      from questions q where q.id = (j.data->>'QuestionID')::int and j.data->>'Kind' = 'callAgreed'),
    'DueAt', (select to_char(q.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      from questions q where q.id = (j.data->>'QuestionID')::int and j.data->>'Kind' = 'questionPressing'),
    'MessageID', case when j.data->>'Kind' like 'message%' then substring(j.data->>'Reference' from 3)::int end,
    'ReportID', case when j.data->>'Kind' = 'answerReported' then substring(j.data->>'Reference' from 3)::int end
  ))
  where j.name in ('mail', 'undeliveredMail') and j.data ? 'To';
end $$;
