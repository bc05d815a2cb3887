export default {
  all_taken_one: 'A única cama está ocupada',
  all_taken_other: 'As {{count}} camas estão ocupadas',
  full_one:
    'Este {{place}} não tem camas livres. Oculte um anúncio lotado da busca ou desative-o quando não tiver inquilinos.',
  full_other:
    'Estes {{places}} não têm camas livres. Oculte um anúncio lotado da busca ou desative-o quando não tiver inquilinos.',
  go_to_mine: 'Ir para meus {{places}}',
  last_changed: 'Última alteração em {{day}}',
  more: 'E mais {{number}}.',
  reminder_heading_one: 'Uma olhada rápida no seu {{place}}',
  reminder_heading_other: 'Uma olhada rápida nos seus {{places}}',
  reminder_note:
    'Se tudo estiver certo, abra o anúncio e salve-o. Não lembraremos você de novo por um tempo.',
  reminder_preview_one: 'As informações do seu {{place}} ainda estão certas?',
  reminder_preview_other: 'As informações dos seus {{places}} ainda estão certas?',
  reminder_subject_one: 'Uma olhada rápida no seu {{place}} no {{brand}}',
  reminder_subject_other: 'Uma olhada rápida nos seus {{places}} no {{brand}}',
  reminder_text:
    'Olá, {{name}}. As pessoas procuram uma cama todo dia. Ajude-as a encontrar uma livre.',
  removed_next: 'Corrija o problema e escreva para {{address}}. Analisaremos de novo.',
  removed_preview: 'Um membro fez uma denúncia, e nós a analisamos.',
  removed_subject: 'Removemos {{title}} da busca',
  removed_text:
    'Olá, {{name}}. Um membro denunciou seu {{place}}. Analisamos a denúncia e o removemos da busca. A página dele não é mais pública. Nada muda para seus inquilinos e o aluguel deles.',
  untouched_one:
    'Este {{place}} não muda há algum tempo. Preços, camas e fotos ainda estão certos?',
  untouched_other:
    'Estes {{places}} não mudam há algum tempo. Preços, camas e fotos ainda estão certos?',
};
