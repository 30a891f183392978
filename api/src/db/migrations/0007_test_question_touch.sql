-- When a row was last changed, by any writer: sent back with a change, it detects a concurrent change.

create trigger accounts_touch before update on accounts
  for each row when (old.* is distinct from new.*) execute function touch_updated_at();
create trigger test_questions_touch before update on test_questions
  for each row when (old.* is distinct from new.*) execute function touch_updated_at();
